import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: 'ค่าธรรมเนียมเครือข่าย',
  atMost: 'ค่าธรรมเนียมเครือข่าย ไม่เกิน',
  total: 'รวม',
  totalAtMost: 'รวม ไม่เกิน',
  withFee: (amount) => `${amount} และค่าธรรมเนียมเครือข่าย`,
  together: (amount, fee) => `${amount} และ ${fee}`,
  inWallet: 'ไม่ทราบในหน้านี้ วอลเล็ตจะแสดงค่าธรรมเนียมก่อนที่คุณจะยืนยันในวอลเล็ต',
  firstStep: (fee) =>
    `ไม่เกิน ${fee} สำหรับขั้นตอนแรก หากวอลเล็ตของคุณส่งทีละขั้นตอน วอลเล็ตจะแสดงค่าธรรมเนียมทุกรายการก่อนที่คุณจะยืนยันในวอลเล็ต`
}
