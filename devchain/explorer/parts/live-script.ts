/**
 * Keeps what is marked `data-live` up to date while the page is in sight: the page is fetched again, and what changed is
 * put in place. Without scripts everything works, and a reload shows what is new.
 */
export const liveScript = `
const regions = () => [...document.querySelectorAll('[data-live]')]
const follow = async () => {
  if (document.visibilityState === 'visible') {
    try {
      const response = await fetch(location.href, { headers: { accept: 'text/html' } })
      const next = new DOMParser().parseFromString(await response.text(), 'text/html')
      for (const region of regions()) {
        const fresh = next.getElementById(region.id)
        if (!fresh || fresh.innerHTML === region.innerHTML || region.querySelector('details[open], :focus')) continue
        region.replaceChildren(...fresh.childNodes)
      }
    } catch {
      // The dev server is away for a moment.
    }
  }
  if (regions().length > 0) setTimeout(follow, 2000)
}
if (regions().length > 0) setTimeout(follow, 2000)
`
