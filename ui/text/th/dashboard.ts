import type { dashboard as english } from '#ui/text/en/dashboard.ts'

export const dashboard: typeof english = {
  title: 'ภาพรวม',
  disconnectedTitle: 'เชื่อมต่อวอลเล็ตเพื่อดูภาพรวม',
  disconnectedText: 'ยอดคงเหลือและธุรกรรมของคุณจะปรากฏที่นี่เมื่อเชื่อมต่อวอลเล็ตแล้ว',
  unauthenticatedTitle: 'เข้าสู่ระบบเพื่อดูภาพรวม',
  unauthenticatedText: 'เชื่อมต่อวอลเล็ตแล้ว ลงนามหนึ่งข้อความเพื่อพิสูจน์ว่าบัญชีเป็นของคุณ ไม่มีค่าใช้จ่าย',
  sessions: {
    title: 'ที่ที่คุณเข้าสู่ระบบอยู่',
    loading: 'กำลังโหลดเซสชันของคุณ',
    here: 'เบราว์เซอร์นี้',
    browserOn: (browser, system) => `${browser} บน ${system}`,
    unknownBrowser: 'เบราว์เซอร์ที่ไม่รู้จัก',
    lastUsed: (time) => `ใช้ล่าสุด ${time}`,
    noOthers: 'ไม่มีเบราว์เซอร์อื่นที่เข้าสู่ระบบอยู่',
    others: (count) => `มีเบราว์เซอร์อื่นอีก ${count} รายการเข้าสู่ระบบอยู่`,
    end: 'สิ้นสุด',
    endNamed: (session) => `สิ้นสุดเซสชัน: ${session}`,
    ending: 'กำลังสิ้นสุด…',
    endOthers: 'ออกจากระบบที่อื่นทั้งหมด',
    unreadable: 'โหลดเซสชันของคุณไม่ได้',
    stale: 'โหลดเซสชันของคุณอีกครั้งไม่ได้ รายการนี้จึงอาจไม่เป็นปัจจุบัน',
    notEnded: 'บริการเข้าสู่ระบบไม่ได้ยืนยัน เซสชันจึงอาจยังใช้ได้อยู่',
    tryAgain: 'ลองอีกครั้ง'
  },
  balances: 'ยอดคงเหลือ',
  transactions: 'ธุรกรรม',
  allActivity: 'กิจกรรมทั้งหมด',
  shownOf: (shown, all) => `แสดง ${shown} จาก ${all}`,
  showMore: 'แสดงเพิ่ม',
  current: 'เชื่อมต่ออยู่',
  reconnecting: 'กำลังเชื่อมต่ออีกครั้ง…',
  hideZero: 'ซ่อนยอดที่เป็นศูนย์',
  showZero: 'แสดงยอดที่เป็นศูนย์',
  hiddenNetworks: (_count, shown) => `มี ${shown} เครือข่ายที่ไม่มีสินทรัพย์ซ่อนอยู่`,
  hiddenTokens: (_count, shown) => `มี ${shown} โทเค็นที่ยอดเป็นศูนย์ซ่อนอยู่`,
  totals: 'ยอดรวม',
  totalOn: (symbol, _networks, shown) => `${symbol} บน ${shown} เครือข่าย`,
  totalOnSome: (symbol, known, _all, shownAll) => `${symbol} บน ${known} จาก ${shownAll} เครือข่าย`,
  testTotalOn: (symbol, _networks, shown) => `${symbol} บน ${shown} เครือข่ายทดสอบ`,
  testTotalOnSome: (symbol, known, _all, shownAll) => `${symbol} บน ${known} จาก ${shownAll} เครือข่ายทดสอบ`,
  source: {
    block: (number) => `บล็อก ${number}`
  },
  attention: {
    title: 'ต้องตรวจสอบ',
    gap: (waiting, missing) =>
      `ธุรกรรมที่มี nonce ${waiting} กำลังรอธุรกรรมที่มี nonce ${missing} ซึ่งไม่มีบนเครือข่ายนี้ โปรดส่งธุรกรรมนั้นจากวอลเล็ต หรือรีเซ็ตธุรกรรมที่รอดำเนินการของบัญชีในวอลเล็ต`,
    stuck: (count, shown, nonce, since) =>
      count === 1
        ? `ธุรกรรมที่มี nonce ${nonce} รอมาอย่างน้อยตั้งแต่ ${since} โปรดเร่งหรือยกเลิกในวอลเล็ต: ธุรกรรมอื่นจากบัญชีนี้จะไม่ผ่านก่อนธุรกรรมนี้`
        : `มีธุรกรรม ${shown} รายการกำลังรอเครือข่าย ธุรกรรมที่มี nonce ${nonce} รอมาอย่างน้อยตั้งแต่ ${since} และทำให้ธุรกรรมอื่นติดค้าง: โปรดเร่งหรือยกเลิกในวอลเล็ต`,
    noFee: (network, fee) => `ยอดไม่พอจ่ายค่าธรรมเนียมเครือข่ายบน ${network}: การโอนธรรมดาอาจมีค่าใช้จ่ายสูงถึง ${fee}`,
    delegated: (network) =>
      `บน ${network} บัญชีนี้รันโค้ดของสัญญา (EIP-7702) สัญญานั้นย้ายทุกอย่างที่บัญชีเป็นเจ้าของได้ หากคุณไม่รู้จักสัญญานี้ โปรดเพิกถอนการมอบสิทธิ์ในวอลเล็ต`,
    contract: 'สัญญา',
    allowances: {
      found: (network) =>
        `บน ${network} ที่อยู่เหล่านี้ใช้โทเค็นบางชนิดของบัญชีนี้ได้ทั้งหมดเท่าที่มี โดยไม่ต้องขออีก โปรดเพิกถอนสิทธิ์ที่คุณไม่ใช้แล้วหรือไม่รู้จัก`,
      list: 'สิทธิ์ใช้จ่ายที่ครอบคลุมยอดคงเหลือทั้งหมด',
      token: 'โทเค็น',
      spender: 'ผู้ใช้จ่าย',
      amount: 'วงเงิน',
      unlimited: 'ไม่จำกัด',
      others: (network, count) => `สิทธิ์ใช้จ่ายอื่นบน ${network} ซึ่งแต่ละรายการน้อยกว่าที่บัญชีนี้มี หรือเป็นโทเค็นที่บัญชีนี้ไม่มี: ${count}`,
      after: 'วงเงินหลังดำเนินการนี้',
      none: 'ไม่มี',
      revoke: 'เพิกถอน',
      revokeNamed: (token, spender) => `เพิกถอนสิทธิ์ใช้จ่าย ${token} ของ ${spender}`,
      since: (block) => `ตรวจสอบได้เฉพาะการอนุมัติตั้งแต่บล็อก ${block} สิทธิ์ใช้จ่ายไม่จำกัดที่เก่ากว่าจึงอาจไม่แสดงที่นี่`,
      noneSince: (network, block) =>
        `ไม่พบสิทธิ์ใช้จ่ายไม่จำกัดบน ${network} ในการอนุมัติตั้งแต่บล็อก ${block} แต่ตรวจสอบการอนุมัติที่เก่ากว่านั้นไม่ได้`,
      missed: (tokens, network) => `ตรวจสอบสิทธิ์ใช้จ่าย ${tokens} บน ${network} ได้ไม่ครบ สิทธิ์แบบไม่จำกัดจึงอาจไม่แสดงที่นี่`,
      many: (_count, shown) => `${shown} โทเค็น`,
      again: 'ลองอีกครั้ง',
      againNamed: 'ลองอีกครั้งเพื่อตรวจสอบสิทธิ์ใช้จ่าย'
    }
  },
  view: {
    title: 'บัญชีที่ดูอยู่',
    readOnly: 'ดูอย่างเดียว',
    explanation: 'ใครก็ดูบัญชีใดก็ได้ ที่นี่ลงนามหรือส่งอะไรไม่ได้',
    besideWallet: 'วอลเล็ตของคุณเองยังเชื่อมต่ออยู่',
    stop: 'เลิกดู',
    lookingUp: 'กำลังค้นหาชื่อ…',
    open: 'ดูบัญชี',
    field: 'ที่อยู่หรือชื่อ',
    hint: 'ดูอย่างเดียว ไม่ต้องมีวอลเล็ต',
    submit: 'ดู',
    problems: {
      invalid: 'นี่ไม่ใช่ทั้งที่อยู่และชื่อ',
      mistyped: 'ที่อยู่นี้พิมพ์ผิด: ตัวพิมพ์ใหญ่ไม่ตรงกัน โปรดตรวจสอบกับต้นทาง',
      'no-names': 'หน้านี้ไม่ค้นหาชื่อ โปรดใช้ที่อยู่',
      'no-account': 'ไม่พบบัญชีของชื่อนี้',
      unreachable: 'ค้นหาชื่อนี้ไม่ได้'
    }
  },
  receive: {
    open: 'รับ',
    title: 'รับ',
    network: 'เครือข่าย',
    code: (network) => `รหัส QR ของที่อยู่ของคุณบน ${network}`,
    only: (network) =>
      `ส่งมายังรหัสนี้บน ${network} เท่านั้น: สิ่งที่ส่งบนเครือข่ายอื่นจะไม่มาถึงบนเครือข่ายนี้ หากบัญชีของคุณเป็นสัญญา เช่น Safe โปรดตรวจสอบให้แน่ใจว่าบัญชีมีอยู่บน ${network}`,
    address: 'ที่อยู่ของคุณ',
    copyAddress: 'คัดลอกที่อยู่',
    copyLink: 'คัดลอกลิงก์ชำระเงิน'
  },
  network: {
    every: (duration) => `หนึ่งบล็อกทุก ${duration}`,
    baseFee: 'ค่าธรรมเนียมพื้นฐาน',
    gwei: (amount) => `${amount} gwei`,
    chart: (_count, shown, low, high) =>
      low === high
        ? `ค่าธรรมเนียมพื้นฐานของ ${shown} บล็อกล่าสุด บล็อกละประมาณ ${low} gwei`
        : `ค่าธรรมเนียมพื้นฐานของ ${shown} บล็อกล่าสุด ระหว่าง ${low} ถึง ${high} gwei`,
    table: 'ค่าธรรมเนียมพื้นฐานแยกตามบล็อก',
    block: 'บล็อก'
  },
  tryAgain: 'ลองอีกครั้ง',
  tryAgainNamed: (network) => `ลองอีกครั้งเพื่ออ่านข้อมูล ${network}`
}
