const DATA_URI = /^data:([^,;]*)((?:;[^,;]*)*),(.*)$/is

interface DataUri {
  /** Lower case; empty if none is given. */
  readonly mediaType: string
  readonly isBase64: boolean
  /** Still encoded. */
  readonly payload: string
}

export function parseDataUri(uri: string): DataUri | undefined {
  const [, mediaType, parameters, payload] = DATA_URI.exec(uri) ?? []
  if (mediaType === undefined || payload === undefined) return undefined
  return { mediaType: mediaType.toLowerCase(), isBase64: /;base64$/i.test(parameters ?? ''), payload }
}

/** The decoded text. @throws Error if it cannot be decoded */
export function decodeDataUri({ isBase64, payload }: DataUri): string {
  if (!isBase64) return decodePercents(payload)
  const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}

/** Many contracts do not percent-encode their text, so a stray `%` is kept. */
function decodePercents(payload: string): string {
  try {
    return decodeURIComponent(payload)
  } catch {
    return payload
  }
}
