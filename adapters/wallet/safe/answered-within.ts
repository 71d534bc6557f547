import { WalletError } from '#domain/wallet/wallet-error.ts'

/** What the Safe answers in time: one that does not know the question says nothing, ever. @throws WalletError. */
export async function answeredWithin<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new WalletError('timeout', { message: `The Safe did not answer within ${ms} ms.` })),
      ms
    )
  })
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
