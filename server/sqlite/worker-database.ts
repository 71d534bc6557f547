import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker, type WorkerOptions } from 'node:worker_threads'
import { StoreError } from '#server/store/store-error.ts'

/** SQL with the values of its placeholders. */
type Statement = readonly [sql: string, ...values: (string | number)[]]
type Rows = readonly unknown[]

interface WorkerDatabaseOptions {
  /** The longest wait for each transaction. */
  readonly waitMs?: number | undefined
  /** The number of writes between two checkpoints of the log. */
  readonly checkpointEvery?: number
  readonly startWorker?: (options: WorkerOptions) => Worker
}

interface Result {
  /** Undefined for the result of opening the database. */
  readonly id?: number
  readonly results?: readonly Rows[]
  readonly error?: { readonly message: string; readonly code?: string }
}

interface PendingTransaction {
  /** 1 once claimed, by the thread that commits or by the caller that gives up, whichever is first. */
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

/** For opening and closing, when no requests are served. */
const BLOCKING_MS = 15_000
/** For one transaction; no request makes more than two. Less does not outlast a busy machine. */
export const WAIT_MS = 250
/** The part of this reserved for a commit, which cannot be given up once begun and rarely takes a millisecond. */
const COMMIT_MS = 10
/** More than complete in that time, and few enough to hold in memory while the disk hangs. */
const MAX_PENDING = 256
/** In writes: about 1000 pages of log, at which SQLite would checkpoint automatically. */
const CHECKPOINT_EVERY = 250
/** Keeps a thread that dies right after its start from being restarted in a loop. */
const RESTART_MS = 1000

/**
 * SQLite in a worker thread, because every libsql call blocks. A transaction that takes too long is rejected, and is then
 * never begun, or rolled back.
 */
export class WorkerDatabase {
  readonly #path: string
  readonly #schema: string
  readonly #waitMs: number
  readonly #checkpointEvery: number
  readonly #startWorker: (options: WorkerOptions) => Worker
  readonly #pending = new Map<number, PendingTransaction>()
  #thread: Thread | undefined
  #startedAt = 0
  #lastId = 0
  #isClosed = false

  /** Blocks until the database is open. */
  constructor(path: string, schema: string, options: WorkerDatabaseOptions = {}) {
    const { waitMs = WAIT_MS, checkpointEvery = CHECKPOINT_EVERY, startWorker = startDatabaseWorker } = options
    this.#path = path
    this.#schema = schema
    this.#waitMs = waitMs
    this.#checkpointEvery = checkpointEvery
    this.#startWorker = startWorker
    const { port, signal } = this.#start()
    Atomics.wait(signal, 0, 0, BLOCKING_MS)
    const opening = receiveMessageOnPort(port)?.message as Result | undefined
    if (!opening) throw new Error(`no answer within ${BLOCKING_MS / 1000} s`)
    if (opening.error) throw new Error(opening.error.message)
  }

  /** Readers do not wait for a writer. @throws StoreError */
  async read(...statement: Statement): Promise<Rows> {
    const [rows = []] = await this.#transact('read', [statement], this.#waitMs)
    return rows
  }

  /**
   * Atomic.
   * @returns the rows of each statement.
   * @throws StoreError. Nothing has changed then, unless the commit itself timed out on a slow disk.
   */
  write(statements: readonly Statement[], waitMs = this.#waitMs): Promise<readonly Rows[]> {
    return this.#transact('write', statements, waitMs)
  }

  /**
   * Blocks until the running transaction is rolled back and the log checkpointed, or until the timeout. The thread is not
   * terminated, because that aborts the process during a libsql call.
   */
  close(): void {
    this.#isClosed = true
    this.#failAll(closed())
    this.#thread?.port.postMessage('close')
    // A thread that was just restarted opens the database first.
    for (const done of [0, 1]) if (this.#thread) Atomics.wait(this.#thread.signal, 0, done, BLOCKING_MS)
    this.#thread = undefined
  }

  async #transact(mode: 'read' | 'write', statements: readonly Statement[], waitMs: number): Promise<readonly Rows[]> {
    if (this.#isClosed) throw closed()
    const { port } = this.#thread ?? this.#restart()
    if (this.#pending.size >= MAX_PENDING) throw new StoreError('store-busy', 'too many transactions are waiting')
    const claim = new Int32Array(new SharedArrayBuffer(4))
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#giveUp(id), waitMs - COMMIT_MS)
      this.#pending.set(id, { claim, timer, resolve, reject })
      port.postMessage({ id, mode, statements, claim })
    })
  }

  #giveUp(id: number): void {
    const pending = this.#findPending(id)
    if (!pending) return
    if (Atomics.exchange(pending.claim, 0, 1) === 0) pending.reject(tooSlow())
    else pending.timer = setTimeout(() => this.#findPending(id)?.reject(tooSlow()), COMMIT_MS)
  }

  /** A result that arrived while the process was busy still counts. */
  #findPending(id: number): PendingTransaction | undefined {
    this.#receive()
    return this.#pending.get(id)
  }

  #receive(): void {
    if (!this.#thread) return
    const { port } = this.#thread
    for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) this.#settle(next.message)
  }

  #settle({ id, results, error }: Result): void {
    const pending = id === undefined ? undefined : this.#pending.get(id)
    if (id === undefined || !pending) return
    this.#pending.delete(id)
    clearTimeout(pending.timer)
    if (error) pending.reject(toStoreError(error))
    else pending.resolve(results ?? [])
  }

  #restart(): Thread {
    if (performance.now() - this.#startedAt < RESTART_MS) throw ended()
    return this.#start()
  }

  #start(): Thread {
    const { port1: port, port2 } = new MessageChannel()
    const signal = new Int32Array(new SharedArrayBuffer(4))
    const workerData = {
      path: this.#path,
      schema: this.#schema,
      port: port2,
      signal,
      checkpointEvery: this.#checkpointEvery
    }
    const worker = this.#startWorker({ workerData, transferList: [port2] })
    const thread = { port, signal }
    let cause: unknown
    port.on('message', (result: Result) => this.#settle(result))
    worker.on('error', (error) => {
      cause = error
    })
    worker.on('exit', () => this.#onExit(thread, cause))
    // The database does not keep the process alive.
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
    for (const { claim, timer, reject } of this.#pending.values()) {
      Atomics.store(claim, 0, 1)
      clearTimeout(timer)
      reject(error)
    }
    this.#pending.clear()
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

/** Any other error is a bug of ours and stays as it is. */
function toStoreError({ message, code = '' }: { readonly message: string; readonly code?: string }): Error {
  if (/^SQLITE_(?:BUSY|LOCKED)/.test(code)) return new StoreError('store-busy', message)
  if (/^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN)/.test(code)) return new StoreError('store-failed', message)
  return new Error(message)
}
