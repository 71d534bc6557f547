/** The page's language for `Intl`, with the digits of amounts, which are the same in every language. */
export function locale(): string | undefined {
  const { lang } = document.documentElement
  return lang === '' ? undefined : `${lang}-u-nu-latn`
}
