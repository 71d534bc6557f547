/** Texts of one file. */
interface LiveText {
  readonly live: object
  readonly english: object
}

/** Texts in the page's language, by the name of their file in camel case. */
export type Translation = Readonly<Record<string, object>>

const all = new Map<string, LiveText>()
let translation: Translation = {}

/** Texts in the page's language, English where that has none; read while drawing, since the language may change. */
export function liveText<Text extends object>(name: string, english: Text): Text {
  const live = { ...english, ...translation[name] }
  all.set(name, { live, english })
  return live
}

/** Turns all texts into a language, those of files that are loaded later too; what it lacks is English. */
export function translate(texts: Translation): void {
  translation = texts
  for (const [name, { live, english }] of all) Object.assign(live, english, texts[name])
}
