import type { connections as english } from '#ui/text/en/connections.ts'

export const connections: typeof english = {
  lead: 'โฮสต์ทั้งหมดที่หน้านี้ส่งคำขอไปตั้งแต่เปิดขึ้นมา รายการนี้จะถูกลืมเมื่อคุณปิดหน้า',
  requests: 'คำขอ',
  first: 'ครั้งแรก',
  last: 'ครั้งล่าสุด',
  page: 'หน้านี้เอง',
  chain: (network) => `อ่าน ${network}`,
  names: 'ชื่อบัญชีและรูปภาพ',
  signIn: 'การลงชื่อเข้าใช้',
  relay: 'วอลเล็ตบนอุปกรณ์อื่น (WalletConnect)',
  team: 'หน้าต่างๆ ของเว็บไซต์นี้',
  other: 'ไม่ทราบวัตถุประสงค์',
  note: 'คำขอจะถูกนับเมื่อสิ้นสุดแล้ว แม้ไม่มีคำตอบ หน้านี้ไม่สามารถรู้ได้ว่าวอลเล็ตของคุณขออะไร'
}
