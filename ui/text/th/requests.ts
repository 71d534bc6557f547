import type { requests as english } from '#ui/text/en/requests.ts'

export const requests: typeof english = {
  account: {
    switch: 'เปลี่ยนบัญชี',
    asked: 'เลือกบัญชี',
    rejected: 'คำขอถูกปฏิเสธในวอลเล็ตของคุณ คุณยังเชื่อมต่อด้วยบัญชีนี้อยู่',
    chosenInWallet: (wallet) => `หากต้องการใช้บัญชีอื่น โปรดเลือกใน ${wallet}`
  },
  token: {
    add: 'เพิ่มลงในวอลเล็ต',
    addNamed: (symbol) => `เพิ่มลงในวอลเล็ต: ${symbol}`,
    switchFirst: (network, symbol) => `เปลี่ยนไปใช้ ${network} เพื่อเพิ่ม ${symbol}`,
    asked: (symbol) => `เพิ่มโทเค็น ${symbol}`,
    added: (symbol) => `${symbol} อยู่ในรายการของวอลเล็ตแล้ว`,
    notAdded: (symbol, reason) => `ไม่ได้เพิ่ม ${symbol}: ${reason}`,
    longSymbol: 'กระเป๋าเงินรับสัญลักษณ์ได้ไม่เกิน 11 ตัวอักษร โปรดเพิ่มโทเค็นในกระเป๋าเงินด้วยที่อยู่นี้:'
  }
}
