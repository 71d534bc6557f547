// Loaded into a measured service before its own code: says how much memory is in use once the garbage is collected.
import process from 'node:process'
import { setImmediate } from 'node:timers/promises'
import { isMainThread } from 'node:worker_threads'

// Threads of the service load it too.
if (isMainThread) {
  process.on('message', async () => {
    // What is finalised after the first time is garbage only then.
    for (let time = 0; time < 3; time++) {
      globalThis.gc()
      await setImmediate()
    }
    const { heapUsed, external, rss } = process.memoryUsage()
    process.send({ heap: heapUsed + external, resident: rss })
  })
  // It does not keep the service from ending.
  process.channel.unref()
}
