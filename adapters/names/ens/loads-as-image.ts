/**
 * Loads the picture as a page would show it; false where there are no pages. An image follows redirects, which no page can
 * forbid: the Content-Security-Policy keeps them on https.
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
