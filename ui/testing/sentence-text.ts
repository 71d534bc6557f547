/** For tests: matches a `Sentence`, whose text is spread over several elements. */
export function sentenceText(text: string | RegExp) {
  return (_ownText: string, element: Element | null) => {
    const whole = element?.textContent ?? ''
    return element?.localName === 'span' && (typeof text === 'string' ? whole === text : text.test(whole))
  }
}
