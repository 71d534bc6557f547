/** Calls back whenever the visitor returns to the page: wallets may change in silence while it is hidden. */
export function onPageReturn(callback: () => void): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') callback()
  }
  document.addEventListener('visibilitychange', handleVisibility)
  window.addEventListener('pageshow', callback)
  window.addEventListener('focus', callback)
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    window.removeEventListener('pageshow', callback)
    window.removeEventListener('focus', callback)
  }
}
