const LONGEST_QUOTED = 60

/** What the user can mend: its message is one sentence, and all that is shown. */
export class Mistake extends Error {}

/** What was typed, on one line and cut to what fits on it. */
export function quoted(value) {
  const line = value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, '�')
  return line.length > LONGEST_QUOTED ? `"${line.slice(0, LONGEST_QUOTED)}…"` : `"${line}"`
}
