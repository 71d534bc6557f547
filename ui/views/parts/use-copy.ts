import { useEffect, useState } from 'react'

/** How long a button says "Copied!" (requirement A3). */
const COPIED_FOR_MS = 1500

export type CopyState = 'idle' | 'copied' | 'failed'

/** Copies a text. `copied` lasts for a moment, `failed` until the next try. */
export function useCopy(text: string): { readonly state: CopyState; readonly copy: () => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), COPIED_FOR_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return { state, copy }
}
