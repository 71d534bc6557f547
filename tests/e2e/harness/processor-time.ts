import type { Browser, CDPSession } from '@playwright/test'

/** The type of the annotation that a test's report carries. */
export const PROCESSOR_TIME = 'processor time'

/** The processor time of a worker: of its browser's processes and of its own, where chains' gateway and wallets are. */
export class ProcessorTime {
  readonly #session: CDPSession | undefined
  readonly #before = new Map<number, number>()
  #ownBefore = process.cpuUsage()

  private constructor(session: CDPSession | undefined) {
    this.#session = session
  }

  static async of(browser: Browser): Promise<ProcessorTime> {
    // Only Chromium tells.
    const isChromium = browser.browserType().name() === 'chromium'
    return new ProcessorTime(isChromium ? await browser.newBrowserCDPSession() : undefined)
  }

  async start(): Promise<void> {
    this.#before.clear()
    for (const { id, cpuTime } of await this.#processes()) this.#before.set(id, cpuTime)
    this.#ownBefore = process.cpuUsage()
  }

  /** In seconds since the start; without processes that have ended meanwhile. */
  async sinceStart(): Promise<number> {
    const { user, system } = process.cpuUsage(this.#ownBefore)
    const spent = (await this.#processes()).map(({ id, cpuTime }) => cpuTime - (this.#before.get(id) ?? 0))
    return spent.reduce((total, each) => total + each, (user + system) / 1e6)
  }

  async #processes() {
    if (!this.#session) return []
    const { processInfo } = await this.#session.send('SystemInfo.getProcessInfo')
    return processInfo
  }
}
