// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A token that may be spent here, and whose allowances have to be reset before they change, as those of USDT.
contract Till {
    mapping(address owner => mapping(address spender => uint256 amount)) public allowance;
    mapping(address owner => uint256 amount) public spent;

    function approve(address spender, uint256 amount) external {
        require(amount == 0 || allowance[msg.sender][spender] == 0, "reset first");
        allowance[msg.sender][spender] = amount;
    }

    function spend(uint256 amount) external {
        require(allowance[msg.sender][address(this)] >= amount, "not approved");
        allowance[msg.sender][address(this)] -= amount;
        spent[msg.sender] += amount;
    }

    /// Needs no approval, and is refused.
    function refuse() external {
        spent[msg.sender] = 0;
        revert("closed");
    }
}
