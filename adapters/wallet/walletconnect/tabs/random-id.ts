/** 32 hex digits. `crypto.randomUUID` is there in secure contexts alone: not on a page that came over plain HTTP. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
