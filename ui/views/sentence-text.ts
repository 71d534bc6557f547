/** For tests: matches a sentence that is drawn around somebody's name, of which no element has the whole text of its own. */
export function sentenceText(text: string | RegExp) {
  return (_ownText: string, element: Element | null) => {
    const drawn = element?.textContent ?? ''
    return element?.localName === 'span' && (typeof text === 'string' ? drawn === text : text.test(drawn))
  }
}
