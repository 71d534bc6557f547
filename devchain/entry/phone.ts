export { Phone, type PhoneOptions } from '#devchain/phone/phone.ts'
export type { PhoneBehaviour, PhoneRefusal } from '#devchain/phone/phone-answers.ts'
