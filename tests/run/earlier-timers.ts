type Start = typeof setTimeout | typeof setInterval

/** Of the file that a worker runs, or has just run: it keeps its globals. */
const holder = globalThis as { startedTimers?: Set<NodeJS.Timeout> }

/** Ends those that the worker's earlier file left: they would be counted among a later file's, or run within its tests. */
export function clearEarlierTimers(): void {
  for (const timer of holder.startedTimers ?? noteTimers()) clearTimeout(timer)
  holder.startedTimers?.clear()
}

function noteTimers(): Set<NodeJS.Timeout> {
  const started = new Set<NodeJS.Timeout>()
  holder.startedTimers = started
  const noted = <Original extends Start>(start: Original): Original =>
    new Proxy(start, {
      apply(target, receiver, args) {
        const timer = Reflect.apply(target, receiver, args)
        started.add(timer)
        return timer
      }
    })
  globalThis.setTimeout = noted(setTimeout)
  globalThis.setInterval = noted(setInterval)
  return started
}
