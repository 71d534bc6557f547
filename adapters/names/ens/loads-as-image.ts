/**
 * Tries to load the image as the page would show it; false outside a browser. Images follow redirects, which a page
 * cannot prevent: the Content-Security-Policy keeps them on https.
 */
export function loadsAsImage(url: string, signal: AbortSignal): Promise<boolean> {
  if (typeof Image === 'undefined') return Promise.resolve(false)
  const image = new Image()
  image.referrerPolicy = 'no-referrer'
  return new Promise((resolve) => {
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    signal.addEventListener('abort', () => {
      image.src = ''
    })
    image.src = url
  })
}
