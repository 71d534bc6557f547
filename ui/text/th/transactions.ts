import type { transactions as english } from '#ui/text/en/transactions.ts'

const transactionCount = (shown: string) => `ธุรกรรม ${shown} รายการ`

export const transactions: typeof english = {
  details: {
    'speed-up': 'เร่งแล้ว: ถูกแทนที่ด้วยธุรกรรมอื่นที่ทำสิ่งเดียวกัน',
    cancellation: 'ยกเลิกแล้ว: ถูกแทนที่ด้วยธุรกรรมที่ไม่ได้ส่งอะไร',
    other: 'ไม่ได้ดำเนินการ: ถูกแทนที่ด้วยธุรกรรมอื่นจากบัญชีนี้',
    unclear:
      'ถูกแทนที่ด้วยธุรกรรมอื่น และหน้านี้บอกไม่ได้ว่าธุรกรรมนั้นทำอะไร หากเป็นการเร่ง การชำระเงินยังเกิดขึ้น หากเป็นการยกเลิก จะไม่เกิดขึ้น: วอลเล็ตของคุณแสดงว่าเป็นแบบใด',
    outcomeUnknown: 'อยู่ในบล็อกแล้ว แต่เครือข่ายนี้ไม่บอกว่าสำเร็จหรือไม่',
    reorganised: 'เครือข่ายทิ้งบล็อกที่มีธุรกรรมนี้ ธุรกรรมอาจถูกรวมในบล็อกอีกครั้ง',
    unknown: 'ไม่พบบนเครือข่าย แต่ยังอาจสำเร็จได้',
    beyondHistory: 'เก่าเกินกว่าที่โหนดของเครือข่ายจะทราบผล block explorer อาจทราบ',
    neverSeen: 'ไม่มีโหนดใดเห็นธุรกรรมนี้ และการชำระเงินครั้งถัดไปของคุณไม่ได้รับผลกระทบ หน้านี้ยังคงค้นหาอยู่',
    nonceUsed: 'ไม่พบบนเครือข่าย และธุรกรรมอื่นจากบัญชีนี้ใช้ nonce ที่คาดไว้ไปแล้ว'
  },
  marks: {
    cancelled: 'ยกเลิกแล้ว',
    replaced: 'ถูกแทนที่',
    dropped: 'ถูกทิ้ง'
  },
  instead: {
    sent: (amount, recipient) => `แต่ ${amount} ถูกส่งไปยัง ${recipient} แทน`,
    nothing: (recipient) => `แต่ธุรกรรมเปล่าถูกส่งไปยัง ${recipient} แทน`,
    called: (recipient) => `แต่การเรียกสัญญาถูกส่งไปยัง ${recipient} แทน`,
    calledWith: (amount, recipient) => `แต่การเรียกสัญญาพร้อม ${amount} ถูกส่งไปยัง ${recipient} แทน`,
    created: 'แต่มีการสร้างสัญญาแทน'
  },
  brokenPromise: {
    sent: (amount, recipient) => `วอลเล็ตของคุณส่งอย่างอื่น: ${amount} ไปยัง ${recipient}`,
    nothing: (recipient) => `วอลเล็ตของคุณส่งอย่างอื่น: ธุรกรรมเปล่าไปยัง ${recipient}`,
    called: (recipient) => `วอลเล็ตของคุณส่งอย่างอื่น: การเรียกสัญญาไปยัง ${recipient}`,
    calledWith: (amount, recipient) => `วอลเล็ตของคุณส่งอย่างอื่น: การเรียกสัญญาพร้อม ${amount} ไปยัง ${recipient}`,
    created: 'วอลเล็ตของคุณส่งอย่างอื่น: สัญญาใหม่',
    approved: (spender, token) => `วอลเล็ตของคุณส่งอย่างอื่น: สิทธิ์ให้ ${spender} ใช้จ่ายโทเค็นของ ${token}`,
    otherSender: (address) => `วอลเล็ตของคุณส่งจากบัญชีอื่น: ${address}`,
    nothingArrived: (promised) => `จาก ${promised} ไม่มีส่วนใดไปถึงเลย: โทเค็นไม่ได้โอนอะไรให้ผู้รับ`,
    lessArrived: (arrived, promised) => `จาก ${promised} ไปถึงเพียง ${arrived}`
  },
  confirmations: (count, wanted) => `การยืนยัน ${count} จาก ${wanted} ครั้ง`,
  unrepeated: 'ไม่ทราบสาเหตุที่ล้มเหลว: การเรียกเดียวกันไม่ล้มเหลวเมื่อรันอีกครั้ง อาจเป็นเพราะแก๊สหมด',
  to: 'ถึง',
  unknownSince: (time) => `ไม่พบบนเครือข่ายตั้งแต่ ${time} แต่ยังอาจสำเร็จได้`,
  announcedWith: (announced, detail) => `${announced} ${detail}`,
  newer: 'ธุรกรรมบางรายการถูกบันทึกโดยหน้านี้ในเวอร์ชันใหม่กว่า จึงไม่แสดงที่นี่ แต่ยังคงเก็บไว้ตามเดิม',
  unsaved: 'ยังไม่บันทึก',
  hasUnsaved:
    'เบราว์เซอร์ยังไม่ได้บันทึกข้อมูลล่าสุดของธุรกรรมที่มีป้าย “ยังไม่บันทึก” เมื่อปิดหน้านี้ ธุรกรรมเหล่านั้นอาจหายไปจากที่นี่หรือไม่เป็นปัจจุบัน: โปรดคัดลอกแฮชไว้เพื่อติดตาม',
  copyHash: 'คัดลอกแฮช',
  remove: 'ลบ',
  removeNamed: (description) => `ลบออกจากรายการ: ${description}`,
  removed: (description) => `ลบ ${description} ออกจากรายการแล้ว`,
  removedUnsaved: (description) =>
    `ลบ ${description} ออกจากรายการแล้ว แต่เบราว์เซอร์บันทึกการลบไม่ได้ เมื่อโหลดหน้านี้อีกครั้ง รายการอาจกลับมา`,
  ended: {
    title: 'ธุรกรรมที่สิ้นสุดแล้ว',
    others: (shown) => `อีก +${shown} รายการ`
  },
  clearAll: 'ล้างทั้งหมด',
  cleared: (_count, shown) => `ล้าง${transactionCount(shown)}ออกจากเบราว์เซอร์นี้แล้ว รวมถึงในกิจกรรม`,
  clearedUnsaved: (_count, shown) =>
    `ล้าง${transactionCount(shown)}แล้ว แต่เบราว์เซอร์บันทึกไม่ได้ เมื่อโหลดหน้านี้อีกครั้ง รายการอาจกลับมา`,
  pendingStay: 'ธุรกรรมที่รอดำเนินการจะยังอยู่จนกว่าจะทราบผล',
  undo: 'เลิกทำ',
  putBack: (_count, shown) => `${transactionCount(shown)}กลับมาอยู่ในรายการแล้ว`
}
