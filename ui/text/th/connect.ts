import type { connect as english } from '#ui/text/en/connect.ts'

export const connect: typeof english = {
  title: 'เชื่อมต่อวอลเล็ต',
  titles: {
    learn: 'วอลเล็ตคืออะไร',
    getAny: 'รับวอลเล็ต',
    scan: (wallet) => (wallet === undefined ? 'สแกนด้วยมือถือ' : `สแกนด้วย ${wallet}`),
    get: (wallet) => `รับ ${wallet}`,
    install: (wallet) => `ติดตั้ง ${wallet}`,
    instructions: (wallet) => `ตั้งค่า ${wallet}`
  },
  groups: { installed: 'ติดตั้งแล้ว', popular: 'ยอดนิยม' },
  recent: 'ใช้ล่าสุด',
  unsupported: '(ไม่รองรับ)',
  empty: 'ไม่พบวอลเล็ตในเบราว์เซอร์นี้',
  emptyHelp: 'วอลเล็ตที่ติดตั้งใหม่จะปรากฏที่นี่โดยอัตโนมัติ',
  cautions: {
    'shared-identifier': 'มีวอลเล็ตอื่นใช้ตัวระบุเดียวกัน หนึ่งในนั้นอาจเป็นของปลอม',
    'borrowed-name': 'ใช้ชื่อของวอลเล็ตที่เป็นที่รู้จัก แต่ตัวระบุไม่ตรงกัน อาจเป็นของปลอม',
    help: 'หน้านี้บอกไม่ได้ว่าเป็นของจริงหรือไม่ โปรดดำเนินการต่อเฉพาะเมื่อคุณจำหน้าต่างที่เปิดขึ้นได้ หากไม่แน่ใจ ให้ปิดส่วนขยายที่คุณไม่ได้ติดตั้งเอง'
  },
  newToWallets: 'เพิ่งเริ่มใช้วอลเล็ตใช่ไหม',
  opening: (wallet) => `กำลังเปิด ${wallet}…`,
  confirm: (wallet) => `โปรดยืนยันการเชื่อมต่อใน ${wallet}`,
  pageLink: (wallet) => `${wallet} จะเปิดหน้านี้ในเบราว์เซอร์ของตัวเอง โปรดเชื่อมต่อที่นั่น`,
  pageInside: (wallet) => `${wallet} จะแสดงหน้านี้ภายในแอปและเชื่อมต่อโดยอัตโนมัติ`,
  openPageIn: (wallet) => `เปิดใน ${wallet}`,
  connected: (wallet) => `เชื่อมต่อ ${wallet} แล้ว`,
  preparing: 'กำลังโหลดบัญชีของคุณ…',
  failedTitle: (wallet) => `ยังไม่ได้เชื่อมต่อ ${wallet}`,
  retry: 'ลองใหม่',
  loading: 'กำลังโหลด',
  opensNewTab: 'เปิดในแท็บใหม่'
}
