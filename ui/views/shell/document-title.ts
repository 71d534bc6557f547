let title = ''
let mark = ''

/** The page's own title. */
export function showTitle(next: string): void {
  title = next
  draw()
}

/** Before the title, whichever page is shown. Empty for none. */
export function markTitle(next: string): void {
  mark = next
  // Before the first title there is that of the file.
  title ||= document.title
  draw()
}

function draw(): void {
  document.title = mark + title
}
