import type { simulations as english } from '#ui/text/en/simulations.ts'

export const simulations: typeof english = {
  label: 'ผลการจำลอง',
  unknown: 'ไม่มีโหนดใดบอกได้ว่ายอดใดจะเปลี่ยนแปลง',
  sends: (amount) => `คุณส่ง ${amount}`,
  falls: (amount) => `ยอดคงเหลือของคุณลดลง ${amount}`,
  stays: (symbol) => `ยอดคงเหลือ ${symbol} ของคุณเท่าเดิม`,
  receives: (amount) => `คุณได้รับ ${amount}`,
  recipientReceives: (amount) => `ผู้รับได้รับ ${amount}`,
  alsoReceives: (amount) => `คุณได้รับ ${amount} ด้วย`,
  alsoReceivesUnknown: 'คุณได้รับโทเค็นที่หน้านี้ไม่รู้จักและบอกมูลค่าไม่ได้ด้วย:',
  recipientReceivesLess: (amount) => `ผู้รับจะได้รับเพียง ${amount} ซึ่งน้อยกว่าที่คุณส่ง โทเค็นบางตัวหักบางส่วนจากการโอนแต่ละครั้งหรือปัดเศษ`,
  recipientReceivesNothing: 'ผู้รับจะไม่ได้รับสิ่งที่คุณส่ง: ยอดคงเหลือปลายทางไม่เพิ่มขึ้น',
  alsoPays: (amount) => `บัญชีของคุณจ่าย ${amount} ด้วย`,
  alsoPaysUnknown: 'บัญชีของคุณจ่ายโทเค็นที่หน้านี้ไม่รู้จักจำนวนหนึ่งด้วย:',
  contradicted: 'การตรวจสอบหนึ่งบอกว่าจะสำเร็จ แต่อีกการตรวจสอบบอกว่าจะล้มเหลว หากดำเนินการต่อ อาจล้มเหลวและยังต้องเสียค่าธรรมเนียม'
}
