import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker, type WorkerOptions } from 'node:worker_threads'
import { StoreError, toStoreError } from './store-error.ts'

/** SQL, and what stands in place of its question marks. */
export type Statement = readonly [sql: string, ...values: (string | number)[]]
type Rows = readonly unknown[]

interface Answer {
  /** None before the database is open. */
  readonly id?: number
  readonly results?: readonly Rows[]
  readonly error?: { readonly message: string; readonly code?: string }
}

interface Question {
  /** 1 as soon as it is decided: the thread commits, or nobody waits any more. Whoever is first decides. */
  readonly claim: Int32Array
  timer: ReturnType<typeof setTimeout>
  resolve(results: readonly Rows[]): void
  reject(error: unknown): void
}

interface Thread {
  readonly port: MessagePort
  /** 1 when the database has been opened, or could not be; 2 when the thread has ended. */
  readonly signal: Int32Array
}

/** For opening and closing, when nobody is served. */
const BLOCKING_MS = 15_000
/** For one transaction; no request makes more than two. */
export const WAIT_MS = 50
/** Of these, kept for a commit that has begun: it cannot be given up any more, and seldom takes a millisecond. */
const COMMIT_MS = 10
/** More than are answered in that time, and few enough to be held in memory while the disk hangs. */
const MAX_QUESTIONS = 256
/** A thread that dies at once, again and again, is not started in a loop. */
const RESTART_MS = 1000

/**
 * SQLite in a thread of its own, because every call of libsql blocks. Whoever waits too long is told so; a transaction
 * that nobody waits for any more is not begun, or is rolled back.
 */
export class PatientDatabase {
  readonly #path: string
  readonly #schema: string
  readonly #waitMs: number
  readonly #startWorker: (options: WorkerOptions) => Worker
  readonly #questions = new Map<number, Question>()
  #thread: Thread | undefined
  #startedAt = 0
  #lastId = 0
  #isClosed = false

  /** Blocks until the database is open. */
  constructor(path: string, schema: string, { waitMs = WAIT_MS, startWorker = startDatabaseWorker } = {}) {
    this.#path = path
    this.#schema = schema
    this.#waitMs = waitMs
    this.#startWorker = startWorker
    const { port, signal } = this.#start()
    Atomics.wait(signal, 0, 0, BLOCKING_MS)
    const opening = receiveMessageOnPort(port)?.message as Answer | undefined
    if (!opening) throw new Error(`no answer within ${BLOCKING_MS / 1000} s`)
    if (opening.error) throw new Error(opening.error.message)
  }

  /** Readers do not wait for a writer. @throws StoreError */
  async read(...statement: Statement): Promise<Rows> {
    const [rows = []] = await this.#ask('read', [statement], this.#waitMs)
    return rows
  }

  /**
   * All of it is kept, or nothing.
   * @returns the rows of each statement.
   * @throws StoreError. Nothing is kept then, unless the disk was so slow that time ran out in the commit itself.
   */
  write(statements: readonly Statement[], waitMs = this.#waitMs): Promise<readonly Rows[]> {
    return this.#ask('write', statements, waitMs)
  }

  /**
   * Blocks until what runs is undone and the log is in the database, or the disk has had its time. The thread is never
   * terminated instead: in the middle of a call of libsql, that aborts the process.
   */
  close(): void {
    this.#isClosed = true
    this.#failAll(closed())
    this.#thread?.port.postMessage('close')
    // It opens first, where it has just been started anew.
    for (const done of [0, 1]) if (this.#thread) Atomics.wait(this.#thread.signal, 0, done, BLOCKING_MS)
    this.#thread = undefined
  }

  async #ask(mode: 'read' | 'write', statements: readonly Statement[], waitMs: number): Promise<readonly Rows[]> {
    if (this.#isClosed) throw closed()
    const { port } = this.#thread ?? this.#restart()
    if (this.#questions.size >= MAX_QUESTIONS) throw new StoreError('store-busy', 'too many transactions are waiting')
    const claim = new Int32Array(new SharedArrayBuffer(4))
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#giveUp(id), waitMs - COMMIT_MS)
      this.#questions.set(id, { claim, timer, resolve, reject })
      port.postMessage({ id, mode, statements, claim })
    })
  }

  #giveUp(id: number): void {
    const question = this.#questionStillOpen(id)
    if (!question) return
    if (Atomics.exchange(question.claim, 0, 1) === 0) question.reject(tooSlow())
    else question.timer = setTimeout(() => this.#questionStillOpen(id)?.reject(tooSlow()), COMMIT_MS)
  }

  /** An answer that came while the process was busy counts. A question that was given up stays until it is dropped. */
  #questionStillOpen(id: number): Question | undefined {
    this.#receive()
    return this.#questions.get(id)
  }

  #receive(): void {
    if (!this.#thread) return
    const { port } = this.#thread
    for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) this.#settle(next.message)
  }

  #settle({ id, results, error }: Answer): void {
    const question = id === undefined ? undefined : this.#questions.get(id)
    if (id === undefined || !question) return
    this.#questions.delete(id)
    clearTimeout(question.timer)
    if (error) question.reject(toStoreError(error))
    else question.resolve(results ?? [])
  }

  #restart(): Thread {
    if (performance.now() - this.#startedAt < RESTART_MS) throw ended()
    return this.#start()
  }

  #start(): Thread {
    const { port1: port, port2 } = new MessageChannel()
    const signal = new Int32Array(new SharedArrayBuffer(4))
    const workerData = { path: this.#path, schema: this.#schema, port: port2, signal }
    const worker = this.#startWorker({ workerData, transferList: [port2] })
    const thread = { port, signal }
    let cause: unknown
    port.on('message', (answer: Answer) => this.#settle(answer))
    worker.on('error', (error) => {
      cause = error
    })
    worker.on('exit', () => this.#onExit(thread, cause))
    // The database keeps no process alive.
    port.unref()
    worker.unref()
    this.#thread = thread
    this.#startedAt = performance.now()
    return thread
  }

  #onExit(thread: Thread, cause: unknown): void {
    if (this.#thread !== thread) return
    this.#receive()
    this.#thread = undefined
    this.#failAll(ended(cause))
  }

  #failAll(error: Error): void {
    for (const { claim, timer, reject } of this.#questions.values()) {
      Atomics.store(claim, 0, 1)
      clearTimeout(timer)
      reject(error)
    }
    this.#questions.clear()
  }
}

function startDatabaseWorker(options: WorkerOptions): Worker {
  return new Worker(new URL('./database-worker.mjs', import.meta.url), options)
}

function closed(): Error {
  return new Error('The database is closed.')
}

function tooSlow(): StoreError {
  return new StoreError('store-busy', 'locked or slow for too long')
}

function ended(cause?: unknown): StoreError {
  const reason = cause instanceof Error ? ` (${cause.message})` : ''
  return new StoreError('store-failed', `its thread has ended${reason}`, { cause })
}
