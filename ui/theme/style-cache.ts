import createCache, { type EmotionCache } from '@emotion/cache'

export function createStyleCache(): EmotionCache {
  return createCache({ key: 'p' })
}
