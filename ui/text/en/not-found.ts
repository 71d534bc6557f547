/** Texts of the page for addresses that there are none of. */
export const notFound = {
  title: 'Page not found',
  text: 'There is nothing at this address.',
  home: 'Back to the home page'
}
