import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `รอมาแล้ว ${seconds} วินาที`,
  confirmIn: (wallet) => `โปรดยืนยันใน ${wallet}`,
  open: (wallet) => `เปิด ${wallet}`,
  help: {
    host: (wallet) => `ไม่เห็นคำขอใช่ไหม ${wallet} จะถามคุณนอกหน้านี้ และอาจกำลังรอวอลเล็ตที่คุณใช้ลงนาม`,
    browser: (wallet) =>
      `ไม่เห็นคำขอใช่ไหม ${wallet} อาจล็อกอยู่ หรือหน้าต่างอาจอยู่หลังหน้าต่างนี้หรือในแผงด้านข้าง โปรดเปิดจากแถบเครื่องมือของเบราว์เซอร์`,
    around: (wallet) => `ไม่เห็นคำขอใช่ไหม ${wallet} อาจล็อกอยู่`,
    app: (wallet) => `ไม่เห็นคำขอใช่ไหม เปิด ${wallet} บนมือถือเครื่องนี้ คำขอรออยู่ที่นั่น`,
    elsewhere: (wallet) => `ไม่เห็นคำขอใช่ไหม ปลดล็อกอุปกรณ์ที่มี ${wallet} แล้วเปิดบนอุปกรณ์นั้น`
  }
}
