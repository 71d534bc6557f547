/** A scheme opens the app from where the visitor is; a web address would take the page away where the app is missing. */
export function elsewhere(link: string) {
  return link.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {}
}
