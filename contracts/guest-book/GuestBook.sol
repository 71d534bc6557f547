// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// @title A guest book: for a small fee, anyone leaves a message that nobody can change or remove.
contract GuestBook {
    /// Author and time share one storage slot.
    struct Entry {
        address author;
        uint64 time;
        string message;
    }

    /// What one message costs, in wei. It never changes, so nobody pays more than the page showed them.
    uint256 public constant fee = 0.001 ether;

    /// The longest message, in bytes of UTF-8: bounds the gas of signing and of reading a page.
    uint256 public constant maxBytes = 200;

    /// The deployer, who alone withdraws the fees. A contract that deploys this has to accept payments.
    address payable public immutable owner = payable(msg.sender);

    Entry[] private _entries;

    event Signed(address indexed author, uint256 indexed number, string message, uint256 time);
    event Withdrawn(address indexed owner, uint256 amount);

    error WrongFee(uint256 paid, uint256 due);
    error EmptyMessage();
    error MessageTooLong(uint256 length, uint256 limit);
    error NotOwner();
    error WithdrawalFailed();

    /// Returns nothing on purpose: a number would change with every other visitor's entry, and with it what a visitor
    /// has reviewed. The event has it.
    function sign(string calldata message) external payable {
        if (msg.value != fee) revert WrongFee(msg.value, fee);
        uint256 length = bytes(message).length;
        if (length == 0) revert EmptyMessage();
        if (length > maxBytes) revert MessageTooLong(length, maxBytes);
        _entries.push(Entry(msg.sender, uint64(block.timestamp), message));
        emit Signed(msg.sender, _entries.length, message, block.timestamp);
    }

    /// How many entries there are. They are numbered from 1.
    function count() external view returns (uint256) {
        return _entries.length;
    }

    /// Up to `limit` entries, oldest first, after skipping `start`: the first has number `start + 1`.
    /// Entries never move, so a page that was read stays true while others sign.
    function entriesFrom(uint256 start, uint256 limit) external view returns (Entry[] memory page) {
        uint256 total = _entries.length;
        if (start >= total) return page;
        uint256 rest = total - start;
        page = new Entry[](limit < rest ? limit : rest);
        for (uint256 i = 0; i < page.length; i++) page[i] = _entries[start + i];
    }

    /// Pays all fees to the owner. Nothing is stored about them, so calling back in the middle gains nothing.
    function withdraw() external {
        if (msg.sender != owner) revert NotOwner();
        uint256 amount = address(this).balance;
        emit Withdrawn(owner, amount);
        // Unlike `transfer`, this leaves enough gas for an owner that is a contract, such as a Safe.
        (bool isPaid, ) = owner.call{value: amount}("");
        if (!isPaid) revert WithdrawalFailed();
    }
}
