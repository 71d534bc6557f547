/** For what this page stores; `crypto.randomUUID` exists only in secure contexts. */
export function newRecordId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
