import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { freePort, whenListening } from '../../free-port.ts'
import { ensureWebKit } from '../../run/other-browsers.mjs'
import { WebDriver } from './web-driver.ts'

export interface Screen {
  readonly width: number
  readonly height: number
}

interface WebKitOptions {
  readonly screen: Screen
  readonly isDark: boolean
}

/** WebKitGTK's own small browser, filling a screen that nobody sees, and a new profile in it. */
export class WebKit {
  readonly driver: WebDriver
  readonly #processes: readonly ChildProcess[]

  private constructor(driver: WebDriver, processes: readonly ChildProcess[]) {
    this.driver = driver
    this.#processes = processes
  }

  static async start({ screen, isDark }: WebKitOptions): Promise<WebKit> {
    const programs = ensureWebKit()
    if (!programs) throw new Error('The flows in WebKitGTK need WebKitWebDriver and Xvfb on PATH.')
    const size = `${screen.width}x${screen.height}x24`
    const display = spawn(programs.xvfb, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe']
    })
    const processes = [display]
    try {
      const [displayNumber] = await once(display.stdio[3] as Readable, 'data')
      const port = await freePort()
      const env = {
        ...process.env,
        DISPLAY: `:${String(displayNumber).trim()}`,
        GDK_BACKEND: 'x11',
        GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
        LANG: 'en_US.UTF-8'
      }
      processes.unshift(spawn(programs.driver, [`--port=${port}`], { stdio: 'ignore', env }))
      await whenListening(port)
      const browser = { args: ['--automation', '--full-screen'] }
      const driver = await WebDriver.open(`http://127.0.0.1:${port}`, { 'webkitgtk:browserOptions': browser })
      await driver.resize(screen.width, screen.height)
      return new WebKit(driver, processes)
    } catch (cause) {
      await stopAll(processes)
      throw cause
    }
  }

  async stop(): Promise<void> {
    await this.driver.close().catch(() => undefined)
    await stopAll(this.#processes)
  }
}

/** The driver first, whose browser needs the display. */
async function stopAll(processes: readonly ChildProcess[]): Promise<void> {
  for (const child of processes) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const end = once(child, 'exit')
    child.kill()
    await end
  }
}
