import type { PaymentFormModel } from '#ui/models/write/payment-form-model.ts'

/** What a visitor does who has filled in the form: reviews it, unless it is reviewed already, and confirms. */
export async function pay(send: PaymentFormModel): Promise<void> {
  if (!send.payment.review) await send.submit()
  await send.payment.confirm()
}
