/** Where a browser runs no scripts; in English alone, because a script chooses the language. */
export const withoutScripts = 'This page needs JavaScript. Turn it on in your browser, then reload the page.'
