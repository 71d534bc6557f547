import type { BrowserContext } from '@playwright/test'
import type { PageAnswer, PageMessage, PageRequest } from './page-provider.ts'

export const BINDING = '__scriptedWallet'

type Handler = (request: PageRequest) => Promise<PageAnswer>

const handlersByContext = new WeakMap<BrowserContext, Map<string, Handler>>()

/** Routes requests from all pages of a context to their wallet: one binding serves all wallets. */
export async function connectToPages(context: BrowserContext, id: string, handler: Handler): Promise<void> {
  const handlers = handlersByContext.get(context)
  if (handlers) {
    handlers.set(id, handler)
    return
  }
  const first = new Map([[id, handler]])
  handlersByContext.set(context, first)
  await context.exposeBinding(BINDING, async (_source, request: PageRequest): Promise<PageAnswer> => {
    const handle = first.get(request.id)
    return handle ? handle(request) : { error: { code: -32603, message: 'This wallet is not installed.' } }
  })
}

/** The name of the page's function that receives messages from a wallet. */
export function receiverOf(id: string): string {
  return `__scriptedWallet_${id}`
}

/** Sends to every open page of the context; pages that are loading or closing miss it, as they would in a browser. */
export async function sendToPages(context: BrowserContext, id: string, message: PageMessage): Promise<void> {
  const send = ([receiver, payload]: readonly [string, PageMessage]) => {
    const page = window as unknown as Record<string, ((message: PageMessage) => void) | undefined>
    page[receiver]?.(payload)
  }
  await Promise.allSettled(context.pages().map((page) => page.evaluate(send, [receiverOf(id), message] as const)))
}
