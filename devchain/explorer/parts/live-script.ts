/**
 * Updates `data-live` regions while the page is visible: fetches the page again and replaces what changed. Without
 * scripts everything works, and a reload updates the page.
 */
export const liveScript = `
const regions = () => [...document.querySelectorAll('[data-live]')]
const refresh = async () => {
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
      // The dev server is briefly unavailable.
    }
  }
  if (regions().length > 0) setTimeout(refresh, 2000)
}
if (regions().length > 0) setTimeout(refresh, 2000)
`
