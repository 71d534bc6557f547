/** An input, which shows that somebody is there. */
export function visitorMoves(): void {
  window.dispatchEvent(new Event('pointermove'))
}
