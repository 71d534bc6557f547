import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'

const tab = '商店已在另一個分頁中開啟。請將擴充功能釘選到工具列。'
const phrase = '請將助記詞寫在紙上，切勿透露給任何人。'
const secretPhrase = '請將助記詞寫在紙上保管，不要存放在任何網站。'
const createOrImport = '建立或匯入錢包'
const fromStore = '從手機的應用程式商店安裝。'
const comeBack = '返回本頁'

export const steps: typeof englishSteps = (wallet) => {
  const create = { title: '建立錢包', description: '或匯入現有錢包。切勿透露助記詞。' }
  const openPage = `在 ${wallet} 中開啟本頁`
  return {
    app: {
      install: { title: `安裝 ${wallet}`, description: fromStore },
      create,
      scan: { title: '掃描 QR 碼', description: `下一步會顯示 QR 碼。請在 ${wallet} 中確認連接。` },
      'open-app': { title: comeBack, description: `然後連接：${wallet} 會開啟，並請您確認。` },
      'scan-page': { title: openPage, description: '掃描下一步的 QR 碼，然後在錢包中連接。' },
      'scan-address': { title: openPage, description: `用 ${wallet} 掃描下一步的 QR 碼，或輸入本頁的網址。` },
      'open-page': { title: openPage, description: '返回本頁並點按「連接」，即可在錢包中開啟。' },
      'enter-page': { title: openPage, description: '在下一步複製本頁的網址，然後在錢包中連接。' }
    },
    extension: {
      install: { title: `加入 ${wallet}`, description: tab },
      create,
      refresh: { title: comeBack, description: `${wallet} 會自動顯示在這裡，或在重新整理後顯示。` },
      web: { title: openPage, description: '開啟後會自動連接。' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: { title: '安裝 MetaMask 應用程式', description: '從手機的應用程式商店安裝。所有操作都在其中確認。' },
      create: { title: createOrImport, description: secretPhrase },
      scan: { title: '使用 MetaMask 掃描', description: '點按掃描圖示，掃描下一步的 QR 碼並確認。' }
    },
    extension: {
      install: { title: '加入 MetaMask 擴充功能', description: tab },
      create: { title: createOrImport, description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: '安裝 Rainbow 應用程式', description: fromStore },
      create: { title: createOrImport, description: '請在 Rainbow 中備份，即使手機遺失，也不會損失任何資產。' },
      scan: { title: '使用 Rainbow 掃描', description: '點按掃描按鈕，掃描下一步的 QR 碼並確認。' }
    },
    extension: {
      install: { title: '加入 Rainbow 擴充功能', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  coinbase: {
    app: {
      install: { title: '安裝 Coinbase Wallet', description: '在應用程式商店中，它可能以新名稱 Base 顯示。' },
      create: { title: createOrImport, description: '請在應用程式中備份。助記詞只屬於您。' }
    },
    extension: {
      install: { title: '加入 Coinbase Wallet', description: tab },
      create: { title: createOrImport, description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: '安裝 Brave 瀏覽器', description: '已內建 Brave Wallet。' },
      create: { title: '建立 Brave Wallet', description: '在 Brave 的選單中開啟「錢包」。請將助記詞寫在紙上保管。' },
      'scan-address': { title: '在 Brave 中開啟本頁', description: '用 Brave 掃描下一步的 QR 碼，然後連接。' }
    }
  },
  safe: {
    extension: {
      install: { title: '開啟 Safe{Wallet}', description: '已在另一個分頁中開啟。' },
      create: { title: '建立您的 Safe', description: '選擇擁有者。每位擁有者都用自己的錢包簽署。' },
      web: { title: '在 Safe{Wallet} 中加入本頁', description: '在下方開啟，或在 Apps → My custom apps 加入網址。' }
    }
  }
}
