import { expect, test } from 'vitest'
import { isolate, isolateValues, withoutIsolates } from './right-to-left.ts'

test('a value is isolated wherever a sentence has it, and a count is left to count with', () => {
  const texts = isolateValues({
    paid: (amount: string) => `دفع ${amount}`,
    steps: (wallet: string) => ({ open: `فتح ${wallet}` }),
    first: [{ title: 'محفظة' }],
    many: (count: number) => (count === 1 ? 'واحدة' : `${count}`),
    scan: (wallet = 'هاتفك') => `المسح عبر ${wallet}`
  })
  expect(texts.paid('1.5 ETH')).toBe(`دفع ${isolate('1.5 ETH')}`)
  expect(texts.steps('Rainbow')).toEqual({ open: `فتح ${isolate('Rainbow')}` })
  expect(texts.first).toEqual([{ title: 'محفظة' }])
  expect([texts.many(1), texts.many(2)]).toEqual(['واحدة', '2'])
  expect(texts.scan()).toBe('المسح عبر هاتفك')
})

test('what is copied or saved has no marks', () => {
  expect(withoutIsolates(`دفع ${isolate(isolate('1.5 ETH'))} و${isolate('2 DAI')}`)).toBe('دفع 1.5 ETH و2 DAI')
})
