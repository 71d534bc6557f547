import type { feeSpeeds as english } from '#ui/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: 'ความเร็ว',
  speeds: { slow: 'ช้า', normal: 'ปกติ', fast: 'เร็ว' },
  atMost: (amount) => `ไม่เกิน ${amount}`,
  effects: {
    slow: 'อาจต้องรอหากเครือข่ายหนาแน่นขึ้น',
    normal: 'เผื่อไว้ในกรณีที่เครือข่ายหนาแน่นขึ้น',
    fast: 'เผื่อไว้มากที่สุดในกรณีที่เครือข่ายหนาแน่นขึ้น',
    fastAhead: 'เสนอสูงกว่าธุรกรรมล่าสุดส่วนใหญ่'
  },
  suggestedForMax: 'ค่าธรรมเนียมนี้หน้านี้เป็นผู้แนะนำ วอลเล็ตของคุณอาจเปลี่ยนได้ คุณกำลังส่งทั้งหมด จำนวนเงินจึงเปลี่ยนไปตามค่าธรรมเนียม',
  suggested: 'ค่าธรรมเนียมนี้หน้านี้เป็นผู้แนะนำ วอลเล็ตของคุณอาจเปลี่ยนได้'
}
