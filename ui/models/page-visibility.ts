/** Calls back when the page is hidden or shown. @returns a function that stops listening. */
export function watchVisibility(listener: (isVisible: boolean) => void): () => void {
  const handleChange = () => listener(isPageVisible())
  document.addEventListener('visibilitychange', handleChange)
  return () => document.removeEventListener('visibilitychange', handleChange)
}

export function isPageVisible(): boolean {
  return document.visibilityState === 'visible'
}
