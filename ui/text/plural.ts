type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** The form that a language takes with a count, by the rules of `Intl`. Made once for each file: creating them takes long. */
export function pluralIn(tag: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(tag)
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}
