import type { pairing as english } from '#ui/text/en/pairing.ts'

export const pairing: typeof english = {
  code: (wallet) => `รหัส QR สำหรับเชื่อมต่อ ${wallet}`,
  preparing: 'กำลังเตรียมรหัส',
  ready: 'รหัสพร้อมให้สแกนแล้ว',
  validFor: (time) => `ใช้ได้อีก ${time}`,
  newValidFor: (time) => `รหัสใหม่ ใช้ได้อีก ${time}`,
  expiresSoon: 'รหัสจะหมดอายุใน 1 นาที แล้วรหัสใหม่จะแสดงโดยอัตโนมัติ',
  renewed: 'รหัสใหม่แทนที่รหัสเดิมแล้ว',
  copyLink: 'คัดลอกลิงก์',
  openAny: 'เปิดวอลเล็ต',
  openAnyTitle: 'เปิดวอลเล็ตบนมือถือเครื่องนี้',
  openAnyText: 'ยืนยันในวอลเล็ต แล้วกลับมาที่นี่',
  openAnyHelp: 'ไม่มีอะไรเปิดขึ้นใช่ไหม คัดลอกลิงก์ หรือให้มือถืออีกเครื่องสแกนรหัส',
  showCode: 'แสดงรหัส',
  hideCode: 'ซ่อนรหัส',
  confirm: (wallet) => `ยืนยันการเชื่อมต่อใน ${wallet} แล้วกลับมาที่นี่`,
  preparingLink: 'กำลังเตรียมลิงก์',
  open: (wallet) => `เปิด ${wallet}`,
  openAgain: 'เปิดอีกครั้ง',
  notOpened: (wallet) => `${wallet} ไม่เปิดขึ้นใช่ไหม`,
  notOpenedHelp: 'ลองอีกครั้ง วางลิงก์ในวอลเล็ต หรือติดตั้งวอลเล็ตก่อน',
  inAppHelp: 'หน้านี้เปิดอยู่ในแอปอื่น ซึ่งอาจเปิดวอลเล็ตไม่ได้ ใช้เมนูของแอปนั้นเพื่อเปิดหน้านี้ในเบราว์เซอร์ของคุณ หรือคัดลอกที่อยู่ของหน้า'
}
