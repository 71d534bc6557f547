const HEX_BYTES = /^0x(?:[0-9a-f]{2})*$/i

/** A `personal_sign` message for display: its hex digits decoded as UTF-8, or the digits if that fails. */
export function messageText(message: string): string {
  if (!HEX_BYTES.test(message)) return message
  const bytes = (message.slice(2).match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return message
  }
}
