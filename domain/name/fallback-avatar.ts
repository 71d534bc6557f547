interface FallbackAvatar {
  readonly colour: string
  readonly emoji: string
}

/** The 35 colour and emoji pairs; the hash below relies on their order. */
export const fallbackAvatars: readonly FallbackAvatar[] = [
  ['#FC5C54', '🌶️'],
  ['#FFD95A', '🤑'],
  ['#E95D72', '🐙'],
  ['#6A87C8', '🫐'],
  ['#5FD0F3', '🐳'],
  ['#FC5C54', '🤶'],
  ['#75C06B', '🌲'],
  ['#FFDD86', '🌞'],
  ['#5FC6D4', '🐒'],
  ['#FF949A', '🐵'],
  ['#FF8024', '🦊'],
  ['#9BA1A4', '🐼'],
  ['#EC66FF', '🦄'],
  ['#FF8CBC', '🐷'],
  ['#FF9A23', '🐧'],
  ['#FF949A', '🦩'],
  ['#C5DADB', '👽'],
  ['#FC5C54', '🎈'],
  ['#FF949A', '🍉'],
  ['#FFD95A', '🎉'],
  ['#A8CE63', '🐲'],
  ['#71ABFF', '🌎'],
  ['#FFE279', '🍊'],
  ['#B6B1B6', '🐭'],
  ['#FF6780', '🍣'],
  ['#FFD95A', '🐥'],
  ['#A575FF', '👾'],
  ['#A8CE63', '🥦'],
  ['#FC5C54', '👹'],
  ['#FFE279', '🙀'],
  ['#5FD0F3', '⛱️'],
  ['#4D82FF', '⛵️'],
  ['#FFE279', '🥳'],
  ['#FF949A', '🤯'],
  ['#FFB35A', '🤠']
].map(([colour = '', emoji = '']) => ({ colour, emoji }))

/** The same address always gets the same avatar, whatever its letter case. */
export function fallbackAvatar(address: string): FallbackAvatar {
  const index = Math.abs(hashOf(address.toLowerCase()) % fallbackAvatars.length)
  return fallbackAvatars[index] ?? { colour: '#9BA1A4', emoji: '🐼' }
}

/** h = 31·h + c over UTF-16 code units, as a signed 32-bit number. */
function hashOf(text: string): number {
  let hash = 0
  for (let i = 0; i < text.length; i++) hash = (Math.imul(31, hash) + text.charCodeAt(i)) | 0
  return hash
}
