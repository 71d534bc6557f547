/** One function that calls all of `stops`. */
export function stopAll(stops: readonly (() => void)[]): () => void {
  return () => {
    for (const stop of stops) stop()
  }
}
