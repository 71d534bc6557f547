/** A custom scheme opens the app in place; a web address opens in a new tab, so a missing app does not replace the page. */
export function linkTarget(link: string) {
  return link.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {}
}
