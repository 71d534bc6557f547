import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'

const tab = 'สโตร์เปิดอยู่ในอีกแท็บ โปรดปักหมุดส่วนขยาย'
const phrase = 'จดวลีกู้คืนลงกระดาษ และอย่าบอกใครเด็ดขาด'
const secretPhrase = 'เก็บวลีกู้คืนลับไว้บนกระดาษ ไม่ใช่บนเว็บไซต์ใด ๆ'

export const steps: typeof englishSteps = (wallet) => {
  const create = { title: 'สร้างวอลเล็ต', description: 'หรือนำเข้าวอลเล็ตที่มี อย่าบอกวลีกู้คืนกับใครเด็ดขาด' }
  const openPage = `เปิดหน้านี้ใน ${wallet}`
  return {
    app: {
      install: { title: `ติดตั้ง ${wallet}`, description: 'จากแอปสโตร์บนมือถือของคุณ' },
      create,
      scan: { title: 'สแกนรหัส', description: `ขั้นตอนถัดไปจะแสดงรหัส ยืนยันการเชื่อมต่อใน ${wallet}` },
      'open-app': {
        title: 'กลับมาที่หน้านี้',
        description: `แล้วเชื่อมต่อ: ${wallet} จะเปิดขึ้นและขอให้คุณยืนยัน`
      },
      'scan-page': { title: openPage, description: 'สแกนรหัสในขั้นตอนถัดไป แล้วเชื่อมต่อที่นั่น' },
      'scan-address': {
        title: openPage,
        description: `สแกนรหัสของขั้นตอนถัดไปใน ${wallet} หรือป้อนที่อยู่ของหน้านี้ที่นั่น`
      },
      'open-page': { title: openPage, description: 'กลับมาแล้วกด “เชื่อมต่อ” เพื่อเปิดที่นั่น' },
      'enter-page': { title: openPage, description: 'คัดลอกที่อยู่ในขั้นตอนถัดไป แล้วเชื่อมต่อที่นั่น' }
    },
    extension: {
      install: { title: `เพิ่ม ${wallet}`, description: tab },
      create,
      refresh: {
        title: 'กลับมาที่หน้านี้',
        description: `${wallet} จะปรากฏที่นี่โดยอัตโนมัติ หรือหลังรีเฟรช`
      },
      web: { title: openPage, description: 'หน้านี้เชื่อมต่ออยู่ที่นั่น' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: {
        title: 'ติดตั้งแอป MetaMask',
        description: 'จากแอปสโตร์บนมือถือของคุณ คุณยืนยันทุกอย่างที่นั่น'
      },
      create: { title: 'สร้างหรือนำเข้าวอลเล็ต', description: secretPhrase },
      scan: {
        title: 'สแกนด้วย MetaMask',
        description: 'แตะไอคอนสแกน สแกนรหัสในขั้นตอนถัดไป แล้วยืนยัน'
      }
    },
    extension: {
      install: { title: 'เพิ่มส่วนขยาย MetaMask', description: tab },
      create: { title: 'สร้างหรือนำเข้าวอลเล็ต', description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: 'ติดตั้งแอป Rainbow', description: 'จากแอปสโตร์บนมือถือของคุณ' },
      create: {
        title: 'สร้างหรือนำเข้าวอลเล็ต',
        description: 'สำรองข้อมูลใน Rainbow ถึงมือถือหายก็ไม่สูญเสียอะไร'
      },
      scan: {
        title: 'สแกนด้วย Rainbow',
        description: 'แตะปุ่มสแกน สแกนรหัสในขั้นตอนถัดไป แล้วยืนยัน'
      }
    },
    extension: {
      install: { title: 'เพิ่มส่วนขยาย Rainbow', description: tab },
      create: { title: 'สร้างหรือนำเข้าวอลเล็ต', description: phrase }
    }
  },
  coinbase: {
    app: {
      install: {
        title: 'ติดตั้ง Coinbase Wallet',
        description: 'แอปสโตร์อาจแสดงภายใต้ชื่อใหม่ว่า Base'
      },
      create: {
        title: 'สร้างหรือนำเข้าวอลเล็ต',
        description: 'สำรองข้อมูลในแอป วลีกู้คืนเป็นของคุณคนเดียว'
      }
    },
    extension: {
      install: { title: 'เพิ่ม Coinbase Wallet', description: tab },
      create: { title: 'สร้างหรือนำเข้าวอลเล็ต', description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: 'ติดตั้งเบราว์เซอร์ Brave', description: 'มี Brave Wallet ในตัว' },
      create: {
        title: 'สร้าง Brave Wallet',
        description: 'เปิด Wallet ในเมนูของ Brave เก็บวลีกู้คืนไว้บนกระดาษ'
      },
      'scan-address': {
        title: 'เปิดหน้านี้ใน Brave',
        description: 'สแกนรหัสในขั้นตอนถัดไปด้วย Brave แล้วเชื่อมต่อที่นั่น'
      }
    }
  },
  safe: {
    extension: {
      install: { title: 'เปิด Safe{Wallet}', description: 'เปิดอยู่ในอีกแท็บ' },
      create: {
        title: 'สร้าง Safe',
        description: 'เลือกเจ้าของ แต่ละคนลงนามด้วยวอลเล็ตของตนเอง'
      },
      web: {
        title: 'เพิ่มหน้านี้ใน Safe{Wallet}',
        description: 'เปิดด้านล่าง หรือเพิ่มที่อยู่ใน Apps → My custom apps'
      }
    }
  }
}
