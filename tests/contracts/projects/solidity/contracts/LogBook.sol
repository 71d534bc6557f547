// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Words} from "./libraries/Words.sol";
import {Registry} from "./Registry.sol";

contract LogBook is Ownable {
    struct Entry {
        address author;
        string text;
    }

    event Signed(address indexed author, string text);

    error Empty();

    Registry public immutable registry;
    string public title;
    Entry[] private entries;

    constructor(Registry registry_, string memory title_) Ownable(msg.sender) {
        registry = registry_;
        title = title_;
    }

    function sign(string calldata text) external {
        if (Words.isEmpty(text)) revert Empty();
        entries.push(Entry(msg.sender, text));
        emit Signed(msg.sender, text);
    }

    function entry(uint256 index) external view returns (Entry memory) {
        return entries[index];
    }
}
