/** Texts in the page's language, by the name of their file in camel case. */
export type Translation = Readonly<Record<string, object>>

let translation: Translation = {}

/** Texts in the page's language, English where that has none; read while drawing, since the language may change. */
export function liveText<Text extends object>(name: string, english: Text): Text {
  const own = () => translation[name] ?? {}
  return new Proxy(english, {
    get: (_, key) => Reflect.get(Object.hasOwn(own(), key) ? own() : english, key)
  })
}

/** The language of all texts from now on; what it lacks is English. */
export function translate(texts: Translation): void {
  translation = texts
}
