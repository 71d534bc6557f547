import type { activity as english } from '#domain/text/en/activity.ts'

const transactionCount = (_count: number, shown: string) => `${shown} ธุรกรรม`
const entryCount = (_count: number, shown: string) => `${shown} รายการ`

export const activity: typeof english = {
  title: 'กิจกรรม',
  disconnectedTitle: 'เชื่อมต่อวอลเล็ตเพื่อดูกิจกรรม',
  disconnectedText: 'สิ่งที่คุณส่งจากหน้านี้จะแสดงที่นี่เมื่อเชื่อมต่อวอลเล็ตแล้ว',
  unauthenticatedTitle: 'เข้าสู่ระบบเพื่อดูกิจกรรม',
  unauthenticatedText: 'เชื่อมต่อวอลเล็ตแล้ว ลงนามหนึ่งข้อความเพื่อพิสูจน์ว่าบัญชีเป็นของคุณ ไม่มีค่าใช้จ่าย',
  scope: 'สิ่งที่บัญชีนี้ส่งจากหน้านี้ เท่าที่เบราว์เซอร์นี้เก็บไว้: ไม่เกิน 10,000 ธุรกรรม หรือน้อยกว่าหากพื้นที่จัดเก็บเต็ม สิ่งที่ส่งจากที่อื่นหรือได้รับจะไม่แสดง',
  scopeWithTransfers:
    'สิ่งที่บัญชีนี้ส่งจากหน้านี้ เท่าที่เบราว์เซอร์นี้เก็บไว้: ไม่เกิน 10,000 ธุรกรรม หรือน้อยกว่าหากพื้นที่จัดเก็บเต็ม การโอนโทเค็นที่อยู่ในรายการของหน้านี้อ่านจากเครือข่าย ไม่ว่าจะส่งจากที่ใด สิ่งอื่นที่ส่งจากที่อื่นหรือได้รับจะไม่แสดง',
  notOfOthers:
    'กิจกรรมแสดงเฉพาะบัญชีที่เชื่อมต่ออยู่ เพราะข้อมูลส่วนใหญ่เก็บไว้ในเบราว์เซอร์นี้ สำหรับบัญชีที่เปิดดูอย่างเดียว แดชบอร์ดจะแสดงยอดคงเหลือ',
  viewedDashboard: 'ดูแดชบอร์ดของบัญชีนี้',
  own: 'กิจกรรมของคุณเอง',
  list: 'ธุรกรรม',
  readingHistory: 'กำลังอ่านข้อมูลที่เบราว์เซอร์นี้เก็บไว้…',
  filters: 'ตัวกรอง',
  search: 'ค้นหา',
  searchHint: 'คำอธิบาย ที่อยู่ หรือแฮช',
  network: 'เครือข่าย',
  everyNetwork: 'ทั้งหมด',
  state: 'สถานะ',
  states: {
    all: 'ทั้งหมด',
    pending: 'รอดำเนินการ',
    confirmed: 'ยืนยันแล้ว',
    failed: 'ล้มเหลว',
    replaced: 'ถูกแทนที่'
  },
  shown: (count, shown) => transactionCount(count, shown),
  shownOf: (some, all, shownAll) => `${some} จาก ${transactionCount(all, shownAll)}`,
  shownWithTransfers: (count, shown) => entryCount(count, shown),
  shownOfWithTransfers: (some, all, shownAll) => `${some} จาก ${entryCount(all, shownAll)}`,
  noneMatch: 'ไม่มีธุรกรรมที่ตรงกัน',
  showAll: 'ล้างตัวกรอง',
  notHere: 'ธุรกรรมของลิงก์นี้ไม่อยู่ในกิจกรรมของบัญชีนี้ในเบราว์เซอร์นี้',
  exportCsv: 'ส่งออก CSV',
  exportJson: 'ส่งออก JSON',
  exported: (shown) => `ส่งออกแล้ว: ${shown}`,
  today: 'วันนี้',
  yesterday: 'เมื่อวาน',
  unknownDay: 'ไม่ทราบวันที่',
  details: 'รายละเอียดธุรกรรม',
  facts: {
    status: 'สถานะ',
    network: 'เครือข่าย',
    from: 'จาก',
    to: 'ถึง',
    hash: 'แฮช',
    proposal: 'ข้อเสนอ',
    replacedBy: 'ถูกแทนที่ด้วย',
    nonce: 'Nonce'
  },
  timeline: 'ลำดับเหตุการณ์',
  steps: {
    asked: 'ส่งคำขอไปยังวอลเล็ตของคุณแล้ว',
    sent: 'ส่งแล้ว: วอลเล็ตให้แฮชแก่หน้านี้แล้ว',
    proposed: 'เสนอต่อ Safe แล้ว',
    firstPolled: (block) => `เริ่มค้นหาบนเครือข่ายที่บล็อก ${block}`,
    seen: 'มีโหนดได้รับแล้ว',
    reorganised: (block) => `เคยอยู่ในบล็อก ${block} ซึ่งเครือข่ายทิ้งไปแล้ว`,
    mined: (count, _wanted, shownWanted) => `อยู่ในบล็อกแล้ว: การยืนยัน ${count} จาก ${shownWanted} ครั้ง`,
    inBlock: (block) => `อยู่ในบล็อก ${block}`,
    replacedInBlock: (block) => `ธุรกรรมที่มาแทนที่อยู่ในบล็อก ${block}`,
    settledAt: (block) => `พบว่าถูกแทนที่ ณ บล็อก ${block}`,
    awaited: 'กำลังรอให้บล็อกรวมธุรกรรมนี้',
    confirmed: 'ยืนยันแล้ว',
    failed: 'ล้มเหลว',
    reverted: 'ล้มเหลว: เครือข่ายย้อนกลับการดำเนินการ และเสียเฉพาะค่าธรรมเนียม',
    final: 'เป็นที่สิ้นสุด: บล็อกอยู่ลึกเกินกว่าที่เครือข่ายจะทิ้งได้'
  },
  hurry: {
    title: 'เร่งหรือยกเลิก',
    where: (nonce) =>
      `เปิดธุรกรรมนี้ (nonce ${nonce}) ในวอลเล็ต แล้วเลือก “เร่ง” หรือ “ยกเลิก” ที่นั่น จากนั้นหน้านี้จะตรวจพบเองว่าธุรกรรมใดถูกรวมในบล็อก`,
    whereWithoutNonce: 'เปิดธุรกรรมนี้ในวอลเล็ต แล้วเลือก “เร่ง” หรือ “ยกเลิก” ที่นั่น จากนั้นหน้านี้จะตรวจพบเองว่าธุรกรรมใดถูกรวมในบล็อก',
    why: 'หน้านี้ไม่ส่งธุรกรรมอื่นแทนคุณ: วอลเล็ตจำนวนมากไม่สนใจ nonce ที่หน้าเว็บกำหนด ซึ่งจะทำให้คุณจ่ายสองครั้ง'
  },
  forget: 'ลืมธุรกรรมนี้',
  copyLink: 'คัดลอกลิงก์',
  transfers: {
    title: 'การโอนโทเค็น',
    titles: {
      in: (amount) => `ได้รับ ${amount}`,
      out: (amount) => `ส่ง ${amount}`,
      self: (amount) => `ส่ง ${amount} ไปยังบัญชีเดียวกัน`
    },
    from: (address) => `จาก ${address}`,
    to: (address) => `ถึง ${address}`,
    reading: 'กำลังค้นหา…',
    nothingYet: 'ยังไม่ได้ค้นหา',
    everything: 'ค้นหาย้อนไปถึงบล็อกแรกแล้ว',
    since: (block) => `ค้นหาย้อนไปถึงบล็อก ${block} แล้ว`,
    sinceTime: (block, time) => `ค้นหาย้อนไปถึงบล็อก ${block} (${time}) แล้ว`,
    refused: (reason) => `${reason} อ่านการโอนไม่ได้`,
    refusedOlder: (reason) => `${reason} อ่านการโอนที่เก่ากว่าไม่ได้`,
    unreadable: (tokens) => `การโอน ${tokens} บางรายการอาจขาดหาย: อ่านบันทึกไม่ได้`,
    lookedAt: (time) => `อ่านบล็อกล่าสุดเมื่อ ${time}`,
    further: 'ค้นหาย้อนไปอีก',
    again: 'ลองอีกครั้ง',
    newer: 'ค้นหาอีกครั้ง',
    on: (network) => `บน ${network}`,
    overview: (_count, shown) => `การโอนโทเค็นบน ${shown} เครือข่าย`,
    withNothing: (count) => `แสดงการโอนจำนวนศูนย์ (${count})`,
    aboutNothing: 'ใครก็ทำให้รายการเหล่านี้ปรากฏได้ แม้ในชื่อของคุณ เพื่อแทรกที่อยู่ที่คล้ายกับที่อยู่ที่คุณรู้จักลงในรายการนี้',
    lookAlike: 'ที่อยู่คล้ายกัน',
    lookAlikeOf: 'โปรดระวัง: ที่อยู่อีกฝ่ายขึ้นต้นและลงท้ายคล้ายที่อยู่ที่คุณรู้จัก แต่เป็นคนละที่อยู่ ที่อยู่แบบนี้สร้างขึ้นเพื่อให้เข้าใจผิด ที่อยู่ที่คุณรู้จักคือ:',
    details: 'รายละเอียดการโอน',
    amount: 'จำนวน',
    token: 'โทเค็น',
    block: 'บล็อก',
    time: 'เวลา',
    notFound: 'การโอนของลิงก์นี้ไม่อยู่ในรายการที่พบจนถึงตอนนี้ โปรดค้นหาย้อนไปอีก หรือตรวจสอบว่าเชื่อมต่อบัญชีใดอยู่'
  }
}
